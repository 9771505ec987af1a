import AppRuntime
import Foundation

/// A way in which users enter text: a keyboard of a language.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputmode>.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Posted when the user chose another way.
  public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }

  private static let ofDevice = UITextInputMode(
    primaryLanguage: Locale.current.identifier(.bcp47))

  init(primaryLanguage: String) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }

  /// The ways that the user can choose: the device has its own keyboard language.
  open class var activeInputModes: [UITextInputMode] { [ofDevice] }

  /// The language, such as "en-US".
  open private(set) var primaryLanguage: String?
}
