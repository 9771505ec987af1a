import Stubs
import UIKitCore

extension UIFontPickerViewController {
  /// The contents of a font picker.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class>.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// A Boolean value that determines whether users choose among a family's fonts.
    open var includeFaces = false
    /// A Boolean value that determines whether names are shown in the system font.
    open var displayUsingSystemFont = false
    /// The traits that fonts must have, or none for all fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// A predicate for the languages of fonts, or `nil` for all fonts.
    open var filteredLanguagesPredicate: NSPredicate? {
      didSet { Stub.fontPickerLanguages.report(if: filteredLanguagesPredicate != nil) }
    }

    /// Creates a configuration that shows families in their own fonts.
    public override init() {
      super.init()
    }

    final func duplicate() -> Configuration {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}
