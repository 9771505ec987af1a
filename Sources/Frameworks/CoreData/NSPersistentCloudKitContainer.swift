/// A container whose stores iCloud syncs between a user's devices.
///
/// Follows <https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer>.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
