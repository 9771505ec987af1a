import Foundation

/// Functions that create objects of classes that are known only at run time, as in Objective-C.
///
/// The initializers of UIKit's classes aren't `required`, so Swift can't call them on such classes.
extension ObjCRuntime {
  /// Creates a view.
  @preconcurrency @MainActor package static func make<View: UIView>(
    _ type: View.Type, frame: CGRect
  ) -> View {
    unsafeDowncast(type.makeQuinceView(frame), to: type)
  }

  /// Creates a view controller.
  @preconcurrency @MainActor package static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    unsafeDowncast(type.makeQuinceController(nibName, bundle), to: type)
  }

  /// Creates a cell of a table.
  @preconcurrency @MainActor package static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    unsafeDowncast(type.makeQuinceCell(style, reuseIdentifier), to: type)
  }

  /// Creates a segue.
  @preconcurrency @MainActor package static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> Segue {
    unsafeDowncast(type.make(identifier, source, destination), to: type)
  }
}

extension UIView {
  @_silgen_name("quince_UIView_make")
  convenience init(ofAnyClass frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("quince_UIView_make")
  class func makeQuinceView(_ frame: CGRect) -> UIView
}

extension UIViewController {
  @_silgen_name("quince_UIViewController_make")
  convenience init(ofAnyClass nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name("quince_UIViewController_make")
  class func makeQuinceController(_ nibName: consuming String?, _ bundle: consuming Bundle?)
    -> UIViewController
}

extension UITableViewCell {
  @_silgen_name("quince_UITableViewCell_makeStyled")
  convenience init(ofAnyClass style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("quince_UITableViewCell_makeStyled")
  class func makeQuinceCell(
    _ style: UITableViewCell.CellStyle, _ reuseIdentifier: consuming String?
  ) -> UITableViewCell
}
