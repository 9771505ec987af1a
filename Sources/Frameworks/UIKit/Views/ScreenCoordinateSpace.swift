import Foundation

/// The coordinate space of the screen.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  static let shared = ScreenCoordinateSpace(size: nil)

  /// The size of the screen in one orientation, or `nil` for the current size.
  private let size: CGSize?

  init(size: CGSize?) {
    self.size = size
    super.init()
  }

  var bounds: CGRect { size.map { CGRect(origin: .zero, size: $0) } ?? UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(point)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.onScreen(point)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    carry(rect, from: self, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    carry(rect, from: coordinateSpace, to: self)
  }
}
