import Foundation
import Simulator

/// Returns the first matching event that arrives within a time limit.
func first<Value: Sendable>(
  of events: AsyncStream<DeviceEvent>, within seconds: Double,
  where transform: @escaping @Sendable (DeviceEvent) -> Value?
) async -> Value? {
  await withTaskGroup(of: Value?.self) { group in
    group.addTask {
      for await event in events {
        if let value = transform(event) { return value }
      }
      return nil
    }
    group.addTask {
      try? await Task.sleep(for: .seconds(seconds))
      return nil
    }
    let result = await group.next() ?? nil
    group.cancelAll()
    return result
  }
}
