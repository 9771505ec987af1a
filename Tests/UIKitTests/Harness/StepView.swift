import UIKit

/// A view that records the steps of its updates, and runs a closure in one of them.
final class StepView: UIView {
  let log = CallLog()
  /// The closures to run, by the step's name.
  var work: [String: () -> Void] = [:]

  /// Requests all steps.
  func setNeedsAll() {
    setNeedsUpdateProperties()
    setNeedsUpdateConstraints()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func perform(_ step: String) {
    log.note(step)
    work[step]?()
  }

  override func updateProperties() {
    super.updateProperties()
    perform("properties")
  }

  override func updateConstraints() {
    perform("constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    perform("layout")
  }

  override func draw(_ rect: CGRect) {
    perform("drawing")
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}
