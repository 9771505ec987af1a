import Combine
import Foundation
import ObjectiveC
import Testing

private final class Player: NSObject {
  var score = 0 {
    willSet { willChangeValue(for: \.score) }
    didSet { didChangeValue(for: \.score) }
  }
}

struct KeyValueObservingPublisherTests {
  private let player = Player()

  @Test func aPropertyPublishesItsValueAndItsChanges() {
    var scores: [Int] = []
    let subscription = player.publisher(for: \.score).sink { scores.append($0) }
    player.score = 5
    player.score = 7
    #expect(scores == [0, 5, 7])
    subscription.cancel()
    player.score = 9
    #expect(scores == [0, 5, 7])
  }

  @Test func onlyChangesArePublishedWithoutTheInitialOption() {
    var scores: [Int] = []
    let subscription = player.publisher(for: \.score, options: .new).sink { scores.append($0) }
    player.score = 1
    #expect(scores == [1])
    subscription.cancel()
  }

  @Test func aSubscriberThatRequestsLaterReceivesTheLatestValue() {
    let recorder = Recorder<Int, Never>(demand: .none)
    player.publisher(for: \.score).subscribe(recorder)
    player.score = 1
    player.score = 2
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [2])
  }
}
