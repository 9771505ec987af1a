import Foundation

/// The connection of a timer's publisher, which lasts until it's canceled, even if it's released.
final class TimerConnection: Cancellable {
  private let publisher: Timer.TimerPublisher
  private let timer: Timer

  init(_ publisher: Timer.TimerPublisher, _ timer: Timer) {
    self.publisher = publisher
    self.timer = timer
  }

  func cancel() {
    publisher.stop(timer)
  }
}
