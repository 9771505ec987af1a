;;; debug.el --- Uses `quince debug' with dap-mode  -*- lexical-binding: t -*-

;; Prints each result on a line.
;; Environment: QUINCE, the command; FILE, ColorMixer's ViewController.swift.

(package-initialize)
(require 'dap-mode)
(require 'dap-ui)

;; Debian doesn't have swift-mode.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq dap-auto-configure-features nil dap-breakpoints-file (make-temp-file "breakpoints"))
(dap-register-debug-provider
 "quince"
 (lambda (configuration)
   (plist-put configuration :dap-server-path (list (getenv "QUINCE") "debug"))))

(defun check-print (&rest words)
  (princ (concat (mapconcat (lambda (word) (format "%s" word)) words " ") "\n")))

(defun check-wait (condition)
  (let ((attempts 1200) result)
    (while (and (not (setq result (funcall condition))) (> attempts 0))
      (accept-process-output nil 0.1)
      (setq attempts (1- attempts)))
    result))

(defun check-ask (command &rest arguments)
  "The body of the response to COMMAND."
  (let (answer)
    (dap--send-message (dap--make-request command arguments)
                       (lambda (response) (setq answer (or (gethash "body" response) t)))
                       (dap--cur-session))
    (check-wait (lambda () answer))))

(defvar check-stops 0)
(add-hook 'dap-stack-frame-changed-hook
          (lambda (session) (when (dap--debug-session-active-frame session) (setq check-stops (1+ check-stops)))))

(defun check-frame ()
  (let ((frame (dap--debug-session-active-frame (dap--cur-session))))
    (format "%s %s" (gethash "name" frame) (gethash "line" frame))))

(find-file (getenv "FILE"))
(lsp-workspace-folders-add (locate-dominating-file default-directory "ColorMixer.xcodeproj"))
(goto-char (point-min))
(search-forward "super.viewDidLoad()")
(dap-breakpoint-add)
(dap-debug (list :type "quince" :request "launch" :name "Run"
                 :project (expand-file-name (locate-dominating-file default-directory "ColorMixer.xcodeproj"))))
(defun check-output () (with-current-buffer (dap--debug-session-output-buffer (dap--cur-session)) (buffer-string)))
(check-wait (lambda () (> check-stops 0)))
(unless (dap--debug-session-active-frame (dap--cur-session)) (error "No stop: %s" (check-output)))
(check-print "stopped" (check-frame))
(check-print "value" (gethash "result" (check-ask "evaluate" :expression "1 + 1" :context "repl"
                                                  :frameId (gethash "id" (dap--debug-session-active-frame (dap--cur-session))))))
(dap-next (dap--cur-session))
(check-wait (lambda () (> check-stops 1)))
(check-print "next" (check-frame))
(dap-disconnect (dap--cur-session))
(check-wait (lambda () (not (dap--session-running (dap--cur-session)))))
(check-print "running" (and (dap--session-running (dap--cur-session)) t))
;;; debug.el ends here
