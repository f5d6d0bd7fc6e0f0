/** The elements of items and tests that an export writes; all others are HTML, which both versions share. */
const elements = new Set(
  (
    'assessmentItem responseDeclaration correctResponse value mapping mapEntry outcomeDeclaration defaultValue itemBody ' +
    'choiceInteraction simpleChoice feedbackInline feedbackBlock textEntryInteraction orderInteraction matchInteraction ' +
    'simpleMatchSet simpleAssociableChoice responseProcessing responseCondition responseIf setOutcomeValue baseValue ' +
    'variable correct match equal mapResponse sum modalFeedback assessmentTest testPart assessmentSection assessmentItemRef'
  ).split(' '),
);
/** What they contain stands in a body of its own. */
const framed = new Set(['feedbackBlock', 'modalFeedback']);

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const frame = 'qti-content-body';

/** An item or a test of QTI 2.1, as an export writes it, in QTI 3.0: that names elements and attributes otherwise. */
export const asVersion3 = (xml: string): string =>
  xml
    .replace('http://www.imsglobal.org/xsd/imsqti_v2p1', 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0')
    .replaceAll(/<(\/?)(\w+)(?!\w)([^<>]*)>/g, (whole, end: string, name: string, rest: string) => {
      if (!elements.has(name)) return whole;
      const attributes = rest.replaceAll(/ (\w+)=(?=")/g, (_, attribute: string) => ` ${kebab(attribute)}=`);
      const tag = `<${end}qti-${kebab(name)}${attributes}>`;
      if (!framed.has(name)) return tag;
      return end === '' ? `${tag}<${frame}>` : `</${frame}>${tag}`;
    });
