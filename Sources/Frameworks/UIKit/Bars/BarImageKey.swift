/// The state and metrics that a bar's image is for.
struct BarImageKey: Hashable {
  /// The raw value of the state.
  let state: UInt
  /// The style of the item, or `nil` for any.
  var style: UIBarButtonItem.Style?
  let metrics: UIBarMetrics

  init(_ state: UIControl.State, style: UIBarButtonItem.Style? = nil, _ metrics: UIBarMetrics) {
    self.state = state.rawValue
    self.style = style
    self.metrics = metrics
  }
}
