import UIKit

/// Makes the mistake that the launch argument names.
class MistakesViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Ready"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch UserDefaults.standard.string(forKey: "mistake") {
    case "cell":
      let table = UITableView(frame: view.bounds)
      _ = table.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
    case "defaults": UserDefaults.standard.set(UIColor.red, forKey: "color")
    case "json": _ = try? JSONSerialization.data(withJSONObject: ["date": Date()])
    case "thread":
      DispatchQueue.global().async {
        self.useViews()
        self.releaseView()
        DispatchQueue.main.async { self.label.text = "Done" }
      }
    default: break
    }
  }

  /// Changes and reads views, some of them more than once.
  private func useViews() {
    for number in 1...3 {
      label.text = "\(number)"
    }
    view.addSubview(UIView())
    if view.bounds.isEmpty { return }
    _ = UIImage(systemName: "star")
  }

  /// Releases a view, which any thread can do.
  private nonisolated func releaseView() {
    final class Owner { var view: UIView? }
    let owner = Owner()
    DispatchQueue.main.sync { owner.view = UILabel() }
    owner.view = nil
  }
}
