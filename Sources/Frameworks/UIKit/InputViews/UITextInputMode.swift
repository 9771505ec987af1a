import AppRuntime
import Foundation

/// An input mode, which is a keyboard with a language.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputmode>.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Posted when the user has chosen another input mode.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  private static let ofDevice = UITextInputMode(
    primaryLanguage: Locale.current.identifier(.bcp47))

  init(primaryLanguage: String) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }

  /// The available input modes.
  ///
  /// The device has only the keyboard with its own language.
  open class var activeInputModes: [UITextInputMode] { [ofDevice] }

  /// The language, such as "en-US".
  open private(set) var primaryLanguage: String?
}
