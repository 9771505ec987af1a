import UIKit

/// A view controller that records the steps of its updates, and runs a closure in one of them.
final class StepController: UIViewController {
  let log = CallLog()
  /// The closures to run, by the step's name.
  var work: [String: () -> Void] = [:]

  /// Requests all steps.
  func setNeedsAll() {
    setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  private func perform(_ step: String) {
    log.note(step)
    work[step]?()
  }

  override func updateProperties() {
    super.updateProperties()
    perform("properties")
  }

  override func updateViewConstraints() {
    perform("constraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    perform("willLayout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    perform("didLayout")
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    super.updateContentUnavailableConfiguration(using: state)
    perform("unavailable")
  }
}
