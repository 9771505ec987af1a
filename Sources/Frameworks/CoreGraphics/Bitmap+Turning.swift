import Raster

extension Bitmap {
  /// Returns the image as it's displayed with an orientation.
  package func turned(_ orientation: CGImagePropertyOrientation) -> Bitmap {
    if orientation == .up { return self }
    let isSideways = orientation.rawValue >= 5
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    let source = bytes
    var target = [UInt8](repeating: 0, count: source.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) = place(of: x, y, orientation)
        let from = (row * width + column) * 4
        let to = (y * newWidth + x) * 4
        for channel in 0..<4 { target[to + channel] = source[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: target)
  }

  /// Returns the column and row of the pixel that's displayed at a position.
  private func place(of x: Int, _ y: Int, _ orientation: CGImagePropertyOrientation) -> (Int, Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
  }
}
