;;; check.el --- Uses `quince lsp' with Eglot  -*- lexical-binding: t -*-

;; Prints each result on a line.
;; Environment: QUINCE, the command; FILE, ColorMixer's ViewController.swift.

(package-initialize)
(require 'eglot)

;; Debian doesn't have swift-mode.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'eglot-server-programs (list 'swift-mode (getenv "QUINCE") "lsp"))
(setq eglot-connect-timeout 60 eglot-confirm-server-initiated-edits nil)

(defun check-print (&rest words)
  (princ (concat (mapconcat (lambda (word) (format "%s" word)) words " ") "\n")))

(defun check-wait (condition)
  (let ((attempts 600) result)
    (while (and (not (setq result (funcall condition))) (> attempts 0))
      (accept-process-output nil 0.1)
      (setq attempts (1- attempts)))
    result))

(defun check-go-to (text)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (+ (match-beginning 0) 2)))

(find-file (getenv "FILE"))
(apply #'eglot--connect (eglot--guess-contact))

(check-go-to "redSlider: UISlider!")
(let ((hover (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                              (eglot--TextDocumentPositionParams) :timeout 60)))
  (check-print "hover" (replace-regexp-in-string "[[:space:]\n]+" " " (plist-get (plist-get hover :contents) :value))))

(end-of-line)
(insert "\n    let number: Int = true")
(eglot--signal-textDocument/didChange)
(check-wait #'flymake-diagnostics)
(check-print "error" (flymake-diagnostic-text (car (flymake-diagnostics))))
(delete-region (line-beginning-position) (1+ (line-end-position)))
(eglot--signal-textDocument/didChange)

(check-go-to "saveValues()")
(check-print "definition" (length (xref-backend-definitions 'eglot "LSP identifier at point.")))
(let ((inhibit-message t)) (eglot-rename "keepValues"))
(goto-char (point-min))
(check-print "renamed" (> (count-matches "keepValues()") 1) (> (count-matches "saveValues()") 0))

(set-buffer-modified-p nil)
(let ((inhibit-message t)) (eglot-shutdown (eglot-current-server)))
;;; check.el ends here
