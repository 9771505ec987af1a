import Dispatch
import DisplayList

/// The maximum cost of drawing a single image.
struct DrawingBudget {
  /// The number of pixels in the image.
  let screenPixels: Double
  private let seconds: Double
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Creates a budget that hasn't been used yet.
  init(screenPixels: Double, seconds: Double) {
    self.screenPixels = screenPixels
    self.seconds = seconds
  }

  /// - Throws: `LimitExceeded` once drawing has taken too long.
  func checkTime() throws(LimitExceeded) {
    guard seconds.isFinite else { return }
    let spent = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    guard spent <= seconds else { throw LimitExceeded(limit: .drawingTime, value: spent) }
  }

  /// - Parameter groupArea: The area of the open groups, in screens.
  /// - Throws: `LimitExceeded` if the area is too large.
  func check(groupArea: Double) throws(LimitExceeded) {
    guard seconds.isFinite else { return }
    try AppLimit.groupArea.check(groupArea)
  }
}
