import ObjectiveC
import Stubs

extension UITableView {
  private static let effects = Association<UIVisualEffect>()

  /// How separators look over what is behind the table.
  public var separatorEffect: UIVisualEffect? {
    get { Self.effects[self] }
    set {
      Stub.tableSeparatorEffect.tell(if: newValue != nil)
      Self.effects[self] = newValue
    }
  }
}
