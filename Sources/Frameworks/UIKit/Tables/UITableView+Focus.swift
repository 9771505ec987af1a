import ObjectiveC
import Stubs

extension UITableView {
  private static let focusSettings = Association<ListFocusSettings>()

  private var focusSettings: ListFocusSettings {
    get { Self.focusSettings[self] ?? ListFocusSettings() }
    set {
      Self.focusSettings[self] = newValue
      Stub.focus.report()
    }
  }

  /// Whether rows can have the focus.
  public var allowsFocus: Bool {
    get { focusSettings.isAllowed }
    set { focusSettings.isAllowed = newValue }
  }

  /// Whether rows can have the focus while they're edited.
  public var allowsFocusDuringEditing: Bool {
    get { focusSettings.isAllowedDuringEditing }
    set { focusSettings.isAllowedDuringEditing = newValue }
  }

  /// Whether the focus returns to the last row that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { focusSettings.remembersLast }
    set { focusSettings.remembersLast = newValue }
  }

  /// Whether a row is selected when it gets the focus.
  public var selectionFollowsFocus: Bool {
    get { focusSettings.selects }
    set { focusSettings.selects = newValue }
  }
}
