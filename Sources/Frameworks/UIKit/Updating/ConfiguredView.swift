/// A view that updates its configuration for its state.
@MainActor
protocol ConfiguredView: UIView {
  func setNeedsUpdateConfiguration()
}
