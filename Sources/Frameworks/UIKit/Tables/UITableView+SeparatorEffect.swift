import ObjectiveC
import Stubs

extension UITableView {
  private static let effects = Association<UIVisualEffect>()

  /// The effect on separators over the content behind the table.
  public var separatorEffect: UIVisualEffect? {
    get { Self.effects[self] }
    set {
      Stub.tableSeparatorEffect.report(if: newValue != nil)
      Self.effects[self] = newValue
    }
  }
}
