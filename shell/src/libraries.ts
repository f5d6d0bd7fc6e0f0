// Only so that they are evaluated by themselves, before the shell that uses them.
import 'react-dom/client';
import 'react-router-dom';
import 'react-toastify';
import 'styled-components';
import '@tanstack/react-query';
