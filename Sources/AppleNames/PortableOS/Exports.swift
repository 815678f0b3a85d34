@_exported import PortableLogging
