import DisplayList
import Foundation
import Simulator

/// The movie that a flow becomes.
package struct Movie: Sendable {
  /// What the file is.
  package typealias Format = MovieFormat

  /// The file that is written.
  package var file: URL
  /// What the file is.
  package var format: Format
  /// In pixels.
  package var width: Int
  /// Frames in a second.
  package var frameRate: Int
  /// What is around the device's round corners.
  package var background: HexColor

  /// Creates a movie that hasn't been made yet.
  package init(file: URL, format: Format, width: Int, frameRate: Int, background: HexColor) {
    self.file = file
    self.format = format
    self.width = width
    self.frameRate = frameRate
    self.background = background
  }
}
