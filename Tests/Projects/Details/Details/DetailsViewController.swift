import UIKit

/// Shows details that an app may have set or overridden without an immediately visible effect.
class DetailsViewController: UIViewController {
  private let state = UILabel()
  private let table = UITableView(frame: CGRect(x: 0, y: 400, width: 393, height: 100))
  private let drawing = DrawingView(frame: CGRect(x: 20, y: 520, width: 50, height: 50))
  private let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 60))
  private let editor = UITextView(frame: CGRect(x: 20, y: 680, width: 300, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "screen"
    state.frame = CGRect(x: 20, y: 70, width: 350, height: 30)
    state.accessibilityIdentifier = "state"
    view.addSubview(state)
    let actions: [(String, () -> Void)] = [
      ("Indentation", indentation), ("Drawing", drawn), ("Enlarge", enlarge),
      ("Compare", compare), ("Popover", popover),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 20, y: 110 + 50 * index, width: 350, height: 44)
      view.addSubview(button)
    }
    table.dataSource = self
    table.delegate = self
    for view in [table, drawing, field, editor] { self.view.addSubview(view) }
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    editor.font = .preferredFont(forTextStyle: .body)
    editor.adjustsFontForContentSizeCategory = true
  }

  private func indentation() {
    let levels = table.visibleCells.map { "\($0.indentationLevel)" }
    state.text = "levels " + levels.joined(separator: " ")
  }

  private func drawn() {
    state.text = drawing.calls.joined(separator: ", ")
  }

  private func enlarge() {
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  }

  private func compare() {
    let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
    let isLarger = field.font!.pointSize > usual && editor.font!.pointSize > usual
    state.text = isLarger ? "larger" : "as before"
  }

  private func popover() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 100)
    controller.popoverPresentationController?.sourceView = state
    controller.presentationController?.delegate = self
    present(controller, animated: true) { [self] in
      state.text = "\(Int(controller.view.bounds.width)) wide"
    }
  }
}

extension DetailsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row * 3
  }
}

extension DetailsViewController: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A view that records the calls before it's drawn.
class DrawingView: UIView {
  var calls: [String] = []

  override func layerWillDraw(_ layer: CALayer) {
    calls.append("will draw")
  }

  override func draw(_ rect: CGRect) {
    calls.append("draw")
  }
}
