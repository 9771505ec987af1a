import UIKit

/// The colors of the tiles.
enum Palette {
  static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
  ]

  static func color(at index: Int) -> UIColor {
    colors[index % colors.count]
  }
}
