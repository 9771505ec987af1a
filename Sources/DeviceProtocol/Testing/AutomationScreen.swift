import DisplayList
import Foundation

/// An app as a UI test sees it.
package struct AutomationScreen: Codable, Equatable, Sendable {
  /// The app's state.
  package var state: AutomationState
  /// The ID of the app's process, or 0 if it isn't running.
  package var processID: Int32
  /// The name below the app's icon.
  package var name: String
  /// The encoded elements on the screen, or no bytes if the app isn't on the screen.
  package var elements: Data

  /// Creates a screen with an app's elements.
  package init(state: AutomationState, processID: Int32, name: String, elements: Data) {
    self.state = state
    self.processID = processID
    self.name = name
    self.elements = elements
  }

  /// Writes the screen in binary format.
  func write(to writer: inout ByteWriter) {
    writer.write(state.rawValue)
    writer.write(integer: Int64(processID))
    writer.write(name, within: .text)
    writer.write(counted: elements)
  }

  /// Reads the bytes that `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  init(from reader: inout ByteReader) throws {
    guard let state = AutomationState(rawValue: try reader.readByte()) else {
      throw reader.malformed
    }
    self.state = state
    processID = Int32(truncatingIfNeeded: try reader.readInteger() as Int64)
    name = try reader.readString(.text)
    elements = try reader.readData(.elementBytes)
  }
}
