import Foundation
@_spi(SwiftCorelibsFoundation) public import FoundationEssentials
import Synchronization

/// The behavior of `NotificationCenter` on Apple's systems: it calls the observers of a
/// notification in the order in which they were added. On Linux, the order is random.
///
/// Its methods take the place of those of `NotificationCenter`, whose instances are `self`.
@_spi(Quince) open class OrderedNotifications {
  private static let addSymbol =
    "$s20FoundationEssentials18NotificationCenterC12_addObserver_6object5usingAC01_cF5TokenVSSSg_"
    + "ypSgyxYbctlF"
  private static let postSymbol =
    "$s20FoundationEssentials18NotificationCenterC5_post_7subject7messageySSSg_ypSgxtlF"
  private static let added = Atomic<Int>(0)

  /// Adds an observer, which remembers its place among all.
  @_spi(Quince) open func add<Message>(
    _ name: String?, object: Any?, using block: @escaping @Sendable (Message) -> Void
  ) -> NotificationCenter._NotificationObserverToken {
    let place = Self.added.add(1, ordering: .relaxed).newValue
    return center.plainAdd(name, object: object) { (message: Message) in
      nonisolated(unsafe) let message = message
      guard let turn = NotificationTurn.current else { return block(message) }
      turn.calls.append((place, { block(message) }))
    }
  }

  /// Calls the observers.
  @_spi(Quince) open func post<Message>(_ name: String?, subject: Any?, message: Message) {
    for call in NotificationTurn.calls({
      center.plainPost(name, subject: subject, message: message)
    }) {
      call()
    }
  }

  private var center: NotificationCenter { unsafeBitCast(self, to: NotificationCenter.self) }

  static func takeOver() {
    MethodTable.replace(addSymbol, in: [NotificationCenter.self], by: 0, of: Self.self)
    MethodTable.replace(postSymbol, in: [NotificationCenter.self], by: 1, of: Self.self)
  }
}

extension NotificationCenter {
  @_silgen_name(
    "$s20FoundationEssentials18NotificationCenterC12_addObserver_6object5usingAC01_cF5TokenVSSSg_ypSgyxYbctlF"
  )
  fileprivate func plainAdd<Message>(
    _ name: String?, object: Any?, using block: @escaping @Sendable (Message) -> Void
  ) -> _NotificationObserverToken

  @_silgen_name(
    "$s20FoundationEssentials18NotificationCenterC5_post_7subject7messageySSSg_ypSgxtlF")
  fileprivate func plainPost<Message>(_ name: String?, subject: Any?, message: Message)
}
