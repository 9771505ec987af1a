import AppRuntime
import DeviceProtocol
import Foundation

/// Passes the device's messages to the parts of UIKit that handle them.
@MainActor
final class DeviceMessageHandler {
  static let shared = DeviceMessageHandler()

  func handle(_ message: DeviceMessage) {
    switch message {
    case .configure(let new):
      let old = DeviceLink.shared.adopt(new)
      UIApplication.shared.deviceDidChange(from: old, to: new)
    case .touches(let samples):
      guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
      RenderLoop.shared.commit { GestureEnvironment.shared.handle(samples) }
    case .pointer(let gesture):
      guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
      RenderLoop.shared.commit { PointerEnvironment.shared.handle(gesture) }
    case .key(let press):
      RenderLoop.shared.commit { HardwareKeyboard.shared.handle(press) }
    case .shake:
      RenderLoop.shared.commit { MotionEvent.shake() }
    case .text(let entry):
      RenderLoop.shared.commit { KeyboardController.shared.handle(entry) }
    case .lifecycle(let event):
      UIApplication.shared.perform(event)
    case .settle(let id, let query):
      let scope = query.map(ElementSnapshot.Scope.sought) ?? .visible
      Settling.settle { DeviceLink.shared.send(elements: ElementSnapshot.take(scope), id: id) }
    case .look(let id):
      Settling.settle {
        DeviceLink.shared.send(elements: ElementSnapshot.take(.automation), id: id)
      }
    case .audit(let id):
      Settling.settle { DeviceLink.shared.send(elements: ElementSnapshot.take(.audit), id: id) }
    case .show(let id):
      Settling.show { isAtRest in
        if isAtRest {
          DeviceLink.shared.send(elements: ElementSnapshot.take(.visible), id: id)
        } else {
          DeviceLink.shared.send(.moving(id: id))
        }
      }
    case .advanceClock(let seconds):
      DeviceClock.shared.advance(by: seconds) { DeviceLink.shared.receive() }
    case .wait(let id, let seconds):
      Settling.wait(atMost: seconds) { passed, isOver in
        DeviceLink.shared.send(.waited(seconds: passed, isOver: isOver))
        DeviceLink.shared.send(elements: ElementSnapshot.take(.visible), id: id)
      }
    case .requestElements(let id, let withKinds):
      DeviceLink.shared.send(elements: ElementSnapshot.take(withKinds ? .kinds : .all), id: id)
    case .accessibilityAction(let elementID, let action):
      RenderLoop.shared.commit { AccessibilityActions.perform(action, onElement: elementID) }
    case .pasteboard(let text):
      UIPasteboard.general.deviceDidChange(to: text)
    case .watched(let isWatched):
      DeviceClock.shared.isWatched = isWatched
      if isWatched { DeviceStage.shared.sendFrame() }
    case .memoryWarning:
      RenderLoop.shared.commit { UIApplication.shared.receiveMemoryWarning() }
    case .protectedData(let isAvailable):
      UIApplication.shared.setProtectedData(isAvailable: isAvailable)
    case .toggleKeyboard:
      RenderLoop.shared.commit { KeyboardController.shared.toggle() }
    case .openURL(let string):
      if let url = URL(string: string) { UIApplication.shared.receive(url) }
    case .shortcut(let shortcut):
      UIApplication.shared.perform(UIApplicationShortcutItem(shortcut))
    case .keepState(let id):
      StateSaving.isReopening = true
      DeviceLink.shared.send(.state(id: id, InterfaceState.ofApp().encoded))
    case .restore(let data): InterfaceReloading.restore(data)
    case .reloadInterface: InterfaceReloading.reload()
    case .inspect(let id, let request): Inspector.answer(request, id: id)
    case .feature(let feature):
      RenderLoop.shared.commit { DeviceFeatures.shared.take(feature) }
    case .notification(let news):
      RenderLoop.shared.commit { NotificationDoor.shared.take(news) }
    case .web(let message):
      RenderLoop.shared.commit { WebDoor.shared.onMessage(message.json) }
    case .webEnded(let ending):
      RenderLoop.shared.commit { WebDoor.shared.onEnd(ending) }
    case .test(let command): TestDoor.handle(command)
    }
  }
}
