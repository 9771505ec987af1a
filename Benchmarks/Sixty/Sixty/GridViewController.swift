import UIKit

/// Sixty views with constraints; a button changes two of them, and so does every move of a drag.
class GridViewController: UIViewController {

  private let button = UIButton(type: .system)
  private var tiles: [TileView] = []
  private var firstWidth: NSLayoutConstraint!
  private var counter = Counter()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Change", for: .normal)
    button.accessibilityIdentifier = "change"
    button.addTarget(self, action: #selector(change), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    var above: UIView = button
    for row in 0..<10 {
      above = addRow(row, below: above)
    }
  }

  private func addRow(_ row: Int, below above: UIView) -> UIView {
    var left: TileView?
    for column in 0..<3 {
      let tile = TileView(number: row * 3 + column)
      tile.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tile)
      tiles.append(tile)
      let leading = left?.trailingAnchor ?? view.layoutMarginsGuide.leadingAnchor
      let width = tile.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        tile.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
        tile.leadingAnchor.constraint(equalTo: leading, constant: 8),
        tile.heightAnchor.constraint(equalToConstant: 48),
        width,
      ])
      firstWidth = firstWidth ?? width
      left = tile
    }
    return left!
  }

  @objc private func change() {
    counter.increment()
    tiles[0].show("\(counter.count)")
    firstWidth.constant = counter.count.isMultiple(of: 2) ? 100 : 90
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).x
    tiles[0].show("\(Int(distance))")
    firstWidth.constant = 60 + abs(distance).truncatingRemainder(dividingBy: 40)
  }
}
