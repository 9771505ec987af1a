import Foundation
import FoundationSupplement
import Testing

/// Features of Foundation's class for dates that Linux lacks.
struct DateTests {
  @Test func theClassTellsTheTime() {
    let before = Date()
    let now = NSDate.now
    #expect(before <= now && now <= Date())
  }
}
