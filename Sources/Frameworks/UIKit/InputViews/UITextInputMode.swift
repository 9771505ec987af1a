import AppRuntime
import Foundation

/// A way in which people enter text: a keyboard of a language.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputmode>.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Posted when the person chose another way.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  private static let ofDevice = UITextInputMode(
    primaryLanguage: Locale.current.identifier(.bcp47))

  init(primaryLanguage: String) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }

  /// The ways that the person may choose: the device has a keyboard of its own language.
  open class var activeInputModes: [UITextInputMode] { [ofDevice] }

  /// The language, such as "en-US".
  open private(set) var primaryLanguage: String?
}
