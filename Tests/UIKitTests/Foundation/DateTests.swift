import Foundation
import FoundationSupplement
import Testing

/// Features of Foundation's date class that aren't available on Linux.
struct DateTests {
  @Test func theClassTellsTheTime() {
    let before = Date()
    let now = NSDate.now
    #expect(before <= now && now <= Date())
  }
}
