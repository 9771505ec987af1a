import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The device's stored data about an app's notifications.
struct AppNotificationsTests {
  private let date = Date(timeIntervalSince1970: 1_000_000)
  private var kept = AppNotifications()

  private func request(
    _ name: String, _ trigger: NotificationTrigger? = nil
  ) -> NotificationRequest {
    var content = NotificationContent()
    content.title = name
    return NotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  @Test mutating func comesInTheOrderOfTheirTimes() {
    kept.add(request("b", .interval(20, repeats: false)), at: date + 20, due: 20)
    kept.add(request("a", .interval(10, repeats: false)), at: date + 10, due: 10)
    #expect(kept.nextDue == 10)
    #expect(kept.takeDue(at: 9) == nil)
    #expect(kept.takeDue(at: 10)?.request.identifier == "a")
    #expect(kept.takeDue(at: 10) == nil)
    #expect(kept.nextDue == 20)
  }

  @Test mutating func takesThePlaceOfOneOfTheSameName() {
    kept.add(request("a"), at: date + 10, due: 10)
    kept.add(request("a"), at: date + 30, due: 30)
    #expect(kept.pending.count == 1)
    #expect(kept.nextDue == 30)
    for _ in 0..<2 { kept.list(DeliveredNotification(request: request("a"), date: date)) }
    #expect(kept.delivered.count == 1)
    kept.remove(delivered: ["b"])
    #expect(kept.delivered.count == 1)
    kept.remove(delivered: nil)
    #expect(kept.delivered.isEmpty)
  }

  @Test mutating func repeats() {
    kept.add(request("a", .interval(60, repeats: true)), at: date + 60, due: 60)
    #expect(kept.takeDue(at: 60) != nil)
    #expect(kept.nextDue == 120)
    #expect(kept.pending.first?.date == date + 120)
    kept.remove(pending: ["a"])
    #expect(kept.nextDue == nil)
  }

  @Test mutating func repeatsByTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var noon = DateComponents(hour: 12)
    noon.calendar = calendar
    let trigger = NotificationTrigger.calendar(noon, repeats: true)
    let first = try #require(trigger.date(after: date))
    #expect(calendar.component(.hour, from: first) == 12)
    kept.add(request("noon", trigger), at: first, due: 5)
    #expect(kept.takeDue(at: 5) != nil)
    #expect(try abs(#require(kept.nextDue) - 86_405) < 0.01)
  }

  @Test mutating func keepsTheFirstSixtyFour() {
    for number in (1...70).reversed() {
      kept.add(request("\(number)"), at: date + Double(number), due: Double(number))
    }
    #expect(kept.pending.count == 64)
    #expect(kept.pending.last?.request.identifier == "64")
  }

  @Test func outlastsTheDevice() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("notifications-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var store = NotificationStore(in: folder)
    store.change("test.alpha") { kept in
      kept.badge = 3
      kept.add(request("soon", .interval(100, repeats: false)), at: Date() + 100, due: 7)
      kept.add(request("past", .interval(60, repeats: true)), at: Date() - 600, due: 1)
    }
    try store.save()
    var other = NotificationStore(in: folder)
    other.load("test.alpha", from: "test.alpha", at: 50)
    #expect(other.badges == ["test.alpha": 3])
    let pending = other["test.alpha"].pending
    #expect(pending.map(\.request.identifier) == ["past", "soon"])
    // Missed repetitions of a notification aren't delivered later.
    #expect(try abs(#require(pending.first?.due) - 110) < 5)
    #expect(try abs(#require(pending.last?.due) - 150) < 5)
    try other.forget("test.alpha")
    var third = NotificationStore(in: folder)
    third.load("test.alpha", from: "test.alpha", at: 0)
    #expect(third.apps.isEmpty)
  }

  @Test(arguments: [
    NotificationTrigger.interval(0, repeats: false), .interval(.nan, repeats: false),
    .interval(59, repeats: true), .calendar(DateComponents(year: 10_000), repeats: false),
  ])
  func isOfUseOrRefused(_ trigger: NotificationTrigger) {
    #expect(trigger.fault != nil)
    #expect(throws: AppMessage.Nonsense.self) {
      try AppMessage.notification(.add(request("a", trigger))).checkLimits()
    }
  }
}
