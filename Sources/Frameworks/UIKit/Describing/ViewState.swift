/// A change that the user made to a view, such as the text in a field, the value of a control, or a
/// scroll offset.
struct ViewState: Codable {
  enum Value: Codable, Equatable {
    case text(String)
    case isOn(Bool)
    case number(Double)
    case index(Int)
    case date(Date)
    case rows([Int])
    case offset(x: Double, y: Double)
  }

  /// The view's name in `ViewIndex`.
  let name: String
  let value: Value

  /// Returns the state of a view controller's views.
  @MainActor static func all(of controller: UIViewController) -> [ViewState] {
    ViewIndex(of: controller).views.flatMap { name, view in
      view.keptValues.map { ViewState(name: name, value: $0) }
    }
  }
}

extension UIView {
  /// Returns the state of the view for `keptValues` if the user has changed the view.
  final func changed(_ value: @autoclosure () -> ViewState.Value) -> [ViewState.Value] {
    isChangedByPerson ? [value()] : []
  }
}
