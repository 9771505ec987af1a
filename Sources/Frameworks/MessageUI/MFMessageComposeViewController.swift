import UIKit

/// A view controller for composing a message.
///
/// Devices in Quince can't send messages, just as in Apple's Simulator, so the view controller says
/// so, and finishes without a message.
///
/// Follows <https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller>.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// The object that receives the result, and dismisses the view controller.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The initial recipients.
  open var recipients: [String]?
  /// The initial text.
  open var body: String?
  /// The initial subject.
  open var subject: String?

  /// Returns whether the device can send messages: `false`.
  open class func canSendText() -> Bool { false }

  /// Returns whether messages can have attachments: `false`.
  open class func canSendAttachments() -> Bool { false }

  /// Returns whether messages can have a subject: `false`.
  open class func canSendSubject() -> Bool { false }

  /// Returns whether a file of a type can be attached: `false`.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// The attached files: none, because messages can't have attachments.
  open var attachments: [[AnyHashable: Any]]? { nil }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    explain("Cannot Send Message", "This device can't send text messages.") { [weak self] in
      guard let self else { return }
      guard let messageComposeDelegate else { return dismiss(animated: true) }
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }

  /// Hides the button for attachments, which isn't shown anyway.
  open func disableUserAttachments() {}

  /// Attaches a file, and returns whether that was possible: `false`.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    false
  }

  /// Attaches data, and returns whether that was possible: `false`.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    false
  }
}

extension NSNotification.Name {
  /// The device has become able or unable to send messages, which never happens.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Self(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
