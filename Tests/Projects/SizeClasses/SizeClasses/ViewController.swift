import UIKit

/// Records the order in which it's notified of new traits and a new size.
final class ViewController: UIViewController {
  @IBOutlet private var log: UILabel!

  private var registered = false

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.add("style \(previous.userInterfaceStyle.rawValue)>\(self.style)")
    }
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
      self.add("class")
    }
  }

  private var style: Int { traitCollection.userInterfaceStyle.rawValue }

  private func add(_ entry: String) {
    log.text = [log.text ?? "", entry].filter { !$0.isEmpty }.joined(separator: " ")
  }

  @IBAction private func forget() {
    log.text = nil
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    add("will:\(newCollection.verticalSizeClass.rawValue)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    add("size:\(Int(view.bounds.width))>\(Int(size.width))")
    coordinator.animate { _ in
      self.add("along:\(Int(self.view.bounds.width))")
    } completion: { _ in
      self.add("done")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection, isViewLoaded, view.window != nil else { return }
    if previousTraitCollection.verticalSizeClass != traitCollection.verticalSizeClass {
      add("did:\(traitCollection.verticalSizeClass.rawValue)")
    }
  }
}
