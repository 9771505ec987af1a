import ObjectiveC
import Stubs

extension UICollectionView {
  private static let focusSettings = Association<ListFocusSettings>()

  private var focusSettings: ListFocusSettings {
    get { Self.focusSettings[self] ?? ListFocusSettings() }
    set {
      Self.focusSettings[self] = newValue
      Stub.focus.report()
    }
  }

  /// Whether items can have the focus.
  public var allowsFocus: Bool {
    get { focusSettings.isAllowed }
    set { focusSettings.isAllowed = newValue }
  }

  /// Whether items can have the focus while they're edited.
  public var allowsFocusDuringEditing: Bool {
    get { focusSettings.isAllowedDuringEditing }
    set { focusSettings.isAllowedDuringEditing = newValue }
  }

  /// Whether the focus returns to the last item that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { focusSettings.remembersLast }
    set { focusSettings.remembersLast = newValue }
  }

  /// Whether an item is selected when it gets the focus.
  public var selectionFollowsFocus: Bool {
    get { focusSettings.selects }
    set { focusSettings.selects = newValue }
  }
}
