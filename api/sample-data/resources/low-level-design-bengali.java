import java.util.List;
import java.util.function.IntUnaryOperator;

/** অনুশীলন: চতুর্থ নিয়মটা যোগ করুন, main না বদলে। */
public class SweetShop {
    static final List<IntUnaryOperator> RULES = List.of(
        rupees -> rupees - rupees / 10, // সদস্যের ছাড়
        rupees -> rupees - 20,          // উৎসব
        rupees -> rupees + 15           // বাক্স
    );

    public static void main(String[] args) {
        int rupees = 500;
        for (IntUnaryOperator rule : RULES) rupees = rule.applyAsInt(rupees);
        System.out.println(rupees);
    }
}
