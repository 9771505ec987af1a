/// The state and metrics that a bar's image is for.
struct BarImageKey: Hashable {
  /// The number of the states in which it does.
  let state: UInt
  /// The style of item behind which it does; `nil` is any.
  var style: UIBarButtonItem.Style?
  let metrics: UIBarMetrics

  init(_ state: UIControl.State, style: UIBarButtonItem.Style? = nil, _ metrics: UIBarMetrics) {
    self.state = state.rawValue
    self.style = style
    self.metrics = metrics
  }
}
