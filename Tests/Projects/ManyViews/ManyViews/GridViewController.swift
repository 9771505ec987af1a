import UIKit

/// A grid of twenty thousand plain views.
class GridViewController: UIViewController {
  private static let count = 20_000

  private let status = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 30))
  private let grid = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 600))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
    view.addSubview(status)
    let actions: [(String, Selector)] = [
      ("Remove", #selector(removeAll)), ("Put behind", #selector(putAllBehind)),
      ("Reorder", #selector(reorder)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      button.frame = CGRect(x: 20 + 115 * index, y: 110, width: 110, height: 44)
      view.addSubview(button)
    }
    for cell in makeCells() { grid.addSubview(cell) }
    tell()
  }

  private func makeCells() -> [UIView] {
    (0..<Self.count).map { index in
      let cell = UIView(
        frame: CGRect(x: index % 100 * 3, y: index / 100 * 3, width: 2, height: 2))
      cell.backgroundColor = UIColor(
        hue: CGFloat(index % 360) / 360, saturation: 1, brightness: 1, alpha: 1)
      return cell
    }
  }

  private func tell() {
    status.text = "\(grid.subviews.count) views"
  }

  @objc private func removeAll() {
    for cell in grid.subviews { cell.removeFromSuperview() }
    tell()
  }

  @objc private func putAllBehind() {
    for cell in makeCells() { grid.insertSubview(cell, at: 0) }
    tell()
  }

  @objc private func reorder() {
    for cell in grid.subviews { grid.bringSubviewToFront(cell) }
    status.text = "in order again"
  }
}
