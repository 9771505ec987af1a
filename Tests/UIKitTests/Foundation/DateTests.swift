import Foundation
import FoundationSupplement
import Testing

/// What Foundation's class for dates has on iOS beyond what it has on Linux.
struct DateTests {
  @Test func theClassTellsTheTime() {
    let before = Date()
    let now = NSDate.now
    #expect(before <= now && now <= Date())
  }
}
