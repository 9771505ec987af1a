extension UIMenuSystem {
  /// The preference for a group of elements in the main menus.
  @available(IOS26 )
  public enum ElementGroupPreference: Int, Sendable {
    /// The system chooses.
    case automatic
    /// The group is removed.
    case removed
    /// The group is included.
    case included
  }

  /// The preferences for the elements that find text.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenusystem/findelementgroupconfiguration>.
  @preconcurrency @MainActor
  @available(IOS26 )
  open class FindElementGroupConfiguration: NSObject {
    /// The elements that find text.
    public enum Style: Int, Sendable {
      /// The system chooses.
      case automatic
      /// An element that searches the app's content.
      case search
      /// The elements that find text that can't be edited.
      case nonEditableText
      /// The elements that find and replace text.
      case editableText
    }

    /// The preferred elements.
    open var style = Style.automatic

    override init() {
      super.init()
    }
  }
}
