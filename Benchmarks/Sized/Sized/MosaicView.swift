import UIKit

/// Small views that are all on the screen, and a label that counts.
class MosaicView: UIView, Counting {

  private let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 28))

  init(count: Int) {
    super.init(frame: .zero)
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    let columns = 120
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let tile = UIView(frame: CGRect(x: 3 * column, y: 32 + 4 * row, width: 2, height: 3))
      tile.backgroundColor = colors[index % colors.count]
      addSubview(tile)
    }
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("MosaicView is made in code")
  }

  func show(_ count: String) {
    label.text = count
  }
}
