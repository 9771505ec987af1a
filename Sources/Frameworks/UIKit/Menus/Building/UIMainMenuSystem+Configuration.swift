import Stubs

extension UIMainMenuSystem {
  /// The preferences for the groups of elements in the main menus.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimainmenusystem/configuration>.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// The preference for elements that open scenes.
    open var newScenePreference = UIMenuSystem.ElementGroupPreference.automatic {
      didSet { Stub.mainMenuScenes.report(if: newScenePreference == .included) }
    }
    /// The preference for elements that manage documents.
    open var documentPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// The preference for elements that print.
    open var printingPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// The preference for elements that find text.
    open var findingPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// The preferences for the elements that find text, if there are any.
    open private(set) var findingConfiguration = UIMenuSystem.FindElementGroupConfiguration()
    /// The preference for elements that change toolbars.
    open var toolbarPreference = UIMenuSystem.ElementGroupPreference.automatic {
      didSet { Stub.mainMenuToolbars.report(if: toolbarPreference == .included) }
    }
    /// The preference for elements that show and hide sidebars.
    open var sidebarPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// The preference for elements that show and hide inspectors.
    open var inspectorPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// The preference for elements that format text.
    open var textFormattingPreference = UIMenuSystem.ElementGroupPreference.automatic

    /// Creates a configuration in which the system chooses every group.
    public override init() {
      super.init()
    }

    /// Returns a copy that can be changed independently.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { duplicate() }
    }

    final func duplicate() -> Configuration {
      let copy = Configuration()
      copy.newScenePreference = newScenePreference
      copy.documentPreference = documentPreference
      copy.printingPreference = printingPreference
      copy.findingPreference = findingPreference
      copy.findingConfiguration.style = findingConfiguration.style
      copy.toolbarPreference = toolbarPreference
      copy.sidebarPreference = sidebarPreference
      copy.inspectorPreference = inspectorPreference
      copy.textFormattingPreference = textFormattingPreference
      return copy
    }
  }
}
