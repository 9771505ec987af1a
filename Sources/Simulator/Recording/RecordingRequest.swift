import DeviceProtocol
import Foundation

/// A page's request to the recorder.
package enum RecordingRequest: Codable, Sendable, Equatable {
  /// Relaunches the frontmost app, without its data if requested, and records everything from then
  /// on.
  case start(erasing: Bool)
  /// Ends the recording.
  case stop
  /// Forgets the recording.
  case discard
  /// Adds that the element at a point must be on the screen.
  case assert(CGPoint)
  /// Plays a flow on its own device.
  case play(flow: String)
  /// Writes a flow beside the project.
  /// - Parameter replacing: whether it may replace another.
  case save(flow: String, name: String, replacing: Bool)

  /// The names by which the requests are encoded.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case start, stop, discard, assert, play, save
  }

  enum StartCodingKeys: String, CodingKey, CaseIterable { case erasing }
  enum PlayCodingKeys: String, CodingKey, CaseIterable { case flow }
  enum SaveCodingKeys: String, CodingKey, CaseIterable { case flow, name, replacing }
}
