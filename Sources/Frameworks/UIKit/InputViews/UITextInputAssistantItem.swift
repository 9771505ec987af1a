import Stubs

/// The shortcuts bar above an iPad's keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Creates the shortcuts bar of a responder.
  public override init() {
    super.init()
  }

  /// Whether the user can hide the shortcuts.
  open var allowsHidingShortcuts = true

  /// The buttons before the keyboard's suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { report(leadingBarButtonGroups) }
  }

  /// The buttons after the keyboard's suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { report(trailingBarButtonGroups) }
  }

  private func report(_ groups: [UIBarButtonItemGroup]) {
    Stub.inputAssistant.report(if: !groups.isEmpty && UIDevice.current.isPad)
  }
}
