import DisplayList
import Foundation
import Simulator

/// The movie of a flow.
package struct Movie: Sendable {
  /// The format of the file.
  package typealias Format = MovieFormat

  /// The file to write.
  package var file: URL
  /// The format of the file.
  package var format: Format
  /// The width, in pixels.
  package var width: Int
  /// The number of frames per second.
  package var frameRate: Int
  /// The color around the device's rounded corners.
  package var background: HexColor

  /// Creates a movie that hasn't been recorded yet.
  package init(file: URL, format: Format, width: Int, frameRate: Int, background: HexColor) {
    self.file = file
    self.format = format
    self.width = width
    self.frameRate = frameRate
    self.background = background
  }
}
