import UIKit

/// A view controller that records its lifecycle events under its name.
class LoggingController: UIViewController {
  let log: CallLog
  let name: String
  var allowedOrientations = UIInterfaceOrientationMask.all

  init(_ name: String, _ log: CallLog) {
    self.log = log
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) { log.note("\(name).\(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove")
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowedOrientations }
}

extension CallLog {
  /// Returns the calls since the last time that are about appearing, and discards them.
  func takeAppearance() -> [String] {
    take().filter { $0.contains("ppear") || $0.hasSuffix("didLoad") }
  }
}
