import MessageUI

/// Writes email and messages, even though the device can't send them.
extension SharingViewController: MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  @objc func write() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setSubject("Hello")
    mail.setToRecipients(["support@example.com"])
    mail.setMessageBody("<b>Hello</b>", isHTML: true)
    outcome.text = "can send mail: \(MFMailComposeViewController.canSendMail())"
    present(mail, animated: true)
  }

  @objc func text() {
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = self
    message.body = "Hello"
    message.recipients = ["1"]
    outcome.text = "can send text: \(MFMessageComposeViewController.canSendText())"
    present(message, animated: true)
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    outcome.text = (outcome.text ?? "") + ", mail: \(result == .cancelled)"
    controller.dismiss(animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    outcome.text = (outcome.text ?? "") + ", message: \(result == .cancelled)"
    controller.dismiss(animated: true)
  }
}
